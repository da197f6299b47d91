import { keptText } from '@/domain/values/letters'
import styled from '@emotion/styled'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { colour } from '@theme/tokens'
import { FIRST_STEP } from '@/domain/package/wizardSteps'
import { parseWholeNumber } from '@/domain/values/numbers'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { Card } from '@/ui/elements/Card'
import { IconButton } from '@/ui/elements/IconButton'
import { priceWithUnit } from '@/ui/elements/priceUnits'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { PackageName } from '../../PackageName'
import { ChangeLink } from './ChangeLink'

const LOGO = 40

const Folded = styled(Card)({
  position: 'relative',
  padding: '8px 12px',
  '& .first': { display: 'flex', alignItems: 'center', columnGap: 4, minHeight: 24 },
  '& .name': { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: 1.4 },
  '& .change': { position: 'relative', zIndex: 1, marginRight: 0 },
  '& .fold': { flex: 'none', marginBlock: -10, marginRight: -12 },
  // The whole card is the button's target.
  '& .fold::after': { content: '""', position: 'absolute', inset: 0 },
  '& .fold svg': { transition: 'transform 0.2s' },
  '& .fold[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '& .line': { display: 'flex', flexWrap: 'wrap', columnGap: 6, color: colour.quiet, fontSize: '0.875rem' },
  '& .line > span': { overflowWrap: 'anywhere' },
  '& .flight': { display: 'flex', alignItems: 'center', gap: 12, marginTop: 8 },
  '& .flight[hidden]': { display: 'none' },
})

/** A dash alone does not say what is missing. */
const unset = (field: 'urutanKota' | 'jumlahJamaah' | 'pesawat') => `${t(`field.${field}`)}: ${t('app.empty')}`

/**
 * The package so far (docs/product.md §6.2.7): name, city order, jamaah and airline in short lines, because the card stands
 * above every step. It unfolds on a tap.
 */
export function SummaryCard() {
  const [isOpen, setOpen] = useState(false)
  const [title, details] = [useId(), useId()]
  const [name, startCity, jamaah, pesawat] = useWatch<
    PackageForm,
    ['namaPaket', 'startCity', 'jumlahJamaah', 'pesawat']
  >({ name: ['namaPaket', 'startCity', 'jumlahJamaah', 'pesawat'] })
  const n = parseWholeNumber(jamaah)
  const facts = [
    startCity ? t(`city.${startCity}`) : unset('urutanKota'),
    n ? t('app.people', { n }) : unset('jumlahJamaah'),
    pesawat.data?.name ?? unset('pesawat'),
  ]
  return (
    <Folded aria-labelledby={title}>
      <h2 id={title} style={visuallyHidden}>
        {t('wizard.summary')}
      </h2>
      <div className="first">
        <p className="name">
          <PackageName name={keptText(name) || t('app.empty')} lines={isOpen ? ALL : 1} />
        </p>
        <ChangeLink step={FIRST_STEP} />
        <IconButton
          className="fold"
          label={t('wizard.unfold')}
          disableRipple
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon fontSize="small" />
        </IconButton>
      </div>
      <p className="line">
        {facts.map((fact, place) => (
          <span key={place}>
            {fact}
            {place < facts.length - 1 && <span aria-hidden="true"> ·</span>}
          </span>
        ))}
      </p>
      <div id={details} className="flight" hidden={!isOpen}>
        {pesawat.data && <Flight flight={pesawat.data} />}
      </div>
    </Folded>
  )
}

/** More lines than a name can have. */
const ALL = 99

/** The flight's logo and price, which the short lines leave out. A customer sees no price. */
function Flight({ flight }: { flight: MasterRecord }) {
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <>
      <RemoteImage
        path={flight.logo}
        alt=""
        whole
        width={LOGO}
        height={LOGO}
        placeholder={<PlaneIcon fontSize="small" />}
      />
      {!isForCustomer && <span>{priceWithUnit('pesawat', flight.price)}</span>}
    </>
  )
}
