import TableContainer from '@mui/material/TableContainer'
import { useGetList, usePermissions } from 'ra-core'
import { useCallback } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { AccountRecord } from '@/domain/access/account'
import { EVERYTHING } from '@/domain/access/permissions'
import { WHOLE_LIST } from '@/domain/requestPolicy'
import { csvStyleOf, guardFormulas, toCsv } from '@/domain/values/csv'
import { t } from '@/i18n/admin/accounts'
import { AskBeforeLeaving } from '@/kit/AskBeforeLeaving'
import type { MitraRecord } from '@/records/mitra'
import { Button, ButtonLink, OutLink } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Hint } from '@/ui/form/Field'
import { LinesField } from '@/ui/form/typed/LinesField'
import { AdminPlace } from '@/ui/layout/AdminPlace'
import { BarTitle } from '@/ui/table/BarTitle'
import { ExportRows } from '@/ui/table/ExportRows'
import { PlainTable } from '@/ui/table/PlainTable'
import { colour } from '@theme/tokens'
import { links } from '../../resource'
import { useLinks } from '../LinkBox'
import { checkUsers, readUsers } from './pastedUsers'
import { useMaking, type MadeUser } from './useMaking'

const EVERY = { pagination: WHOLE_LIST }
const FRESH = { refetchOnMount: 'always' } as const

const ROWS = {
  // On a phone the outcome of a row stands beside the person.
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere', paddingInline: '8px' },
  '& small': { display: 'block' },
  '& tbody th': { width: '40%' },
  '& td:last-of-type': { minWidth: 136 },
  '& .why': { color: colour.error },
} as const

const person = ({ name, email, whatsapp, mitra }: MadeUser) => [
  name,
  <small key="to">{`${email} ${whatsapp ?? ''}`}</small>,
  <small key="of">{mitra}</small>,
]

/** The import of users with their mitra: pasted rows and their problems, then the links to hand out. */
export function UserImport() {
  const form = useForm({ defaultValues: { text: '' } })
  const text = useWatch({ control: form.control, name: 'text' })
  const users = useGetList<AccountRecord>('users', EVERY, FRESH)
  const mitra = useGetList<MitraRecord>('mitra', EVERY, FRESH)
  const { permissions = [] } = usePermissions<string[]>()
  const { addressOf, whatsappOf, copy } = useLinks()
  const { rows, run, isPending, take } = useMaking()
  const isDirty = useCallback(() => isPending || rows.some(({ link, isTaken }) => link && !isTaken), [isPending, rows])
  const failed = [users, mitra].find(({ data, error }) => !data && error)
  if (failed) return <Notice alert title={t('account.failed')} {...loadFailure(failed.error, failed.refetch)} />

  const isPasted = rows.length === 0
  const known = { users: users.data ?? [], mitra: mitra.data ?? [], mayMakeMitra: permissions.includes(EVERYTHING) }
  const shown: readonly MadeUser[] = isPasted ? checkUsers(readUsers(text), known) : rows
  const made = shown.flatMap(({ link, ...row }) => (link ? [{ ...row, address: addressOf(link) }] : []))
  const waiting = shown.filter(({ link, problem }) => !link && !problem)
  const n = isPasted ? waiting.length : made.length
  const counts = { n, other: shown.length - n }
  const headings = [t('profile.name'), t('auth.email'), t('resource.mitra'), t('access.invitation')]
  const cells = [headings, ...made.map(({ name, email, mitra, address }) => [name, email, mitra, address])]

  async function copyAll() {
    if (await copy(guardFormulas(cells.map((row) => row.join('\t')).join('\n')))) take(() => true)
  }
  async function makeCsv() {
    take(() => true)
    return toCsv(cells, csvStyleOf(navigator.language))
  }
  function outcome(row: MadeUser) {
    const { name, mitraId, whatsapp, problem, failure, link, isTaken } = row
    const why = problem ?? failure
    if (!link) return why ? <span className="why">{why}</span> : mitraId === null && t('userImport.newMitra')
    const onTake = () => take((one) => one === row)
    return (
      <div className="buttons">
        <span>{addressOf(link)}</span>
        <Button variant="outlined" onClick={() => void copy(addressOf(link)).then((ok) => ok && onTake())}>
          {t('userImport.copy')}
        </Button>
        <OutLink variant="outlined" href={whatsappOf(link, name, whatsapp)} onClick={onTake}>
          {t('userImport.whatsapp')}
        </OutLink>
        {isTaken && t('userImport.taken')}
      </div>
    )
  }
  return (
    <AdminPlace>
      <BarTitle title={t('userImport.title')} />
      {isPasted && (
        <Card>
          <FormProvider {...form}>
            <LinesField name="text" label={t('userImport.rows')} rows={6} />
          </FormProvider>
          <Hint>{t('userImport.hint')}</Hint>
        </Card>
      )}
      {shown.length > 0 && (
        <Card className="fields">
          <p role="status">{t(isPasted ? 'userImport.ready' : 'userImport.made', counts)}</p>
          {made.length > 0 && <p className="quiet">{t('access.once')}</p>}
          <TableContainer data-wide sx={ROWS}>
            <PlainTable<MadeUser>
              rows={shown}
              keyOf={({ line }) => line}
              columns={[
                { heading: t('userImport.line'), cell: ({ line }) => line },
                { heading: t('profile.name'), cell: person, isName: true },
                { heading: t('userImport.outcome'), cell: outcome },
              ]}
            />
          </TableContainer>
        </Card>
      )}
      {!isPending && (
        <div className="buttons">
          {(isPasted || waiting.length > 0) && (
            <Button
              variant="contained"
              disabled={waiting.length === 0 || users.isFetching || mitra.isFetching}
              onClick={() => run(shown)}
            >
              {isPasted ? t('userImport.make', counts) : t('app.retry')}
            </Button>
          )}
          {made.length > 0 && (
            <>
              <Button variant={waiting.length > 0 ? 'outlined' : 'contained'} onClick={() => void copyAll()}>
                {t('userImport.copyAll')}
              </Button>
              <ExportRows label={t('userImport.download')} fileName="tautan-undangan" makeCsv={makeCsv} />
            </>
          )}
          <ButtonLink to={links.list} variant="outlined">
            {t(isPasted ? 'app.cancel' : 'app.done')}
          </ButtonLink>
        </div>
      )}
      <AskBeforeLeaving isDirty={isDirty} text={t('userImport.leave')} />
    </AdminPlace>
  )
}
