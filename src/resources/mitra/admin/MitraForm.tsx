import { t } from '@/i18n/admin/accounts'
import { CancelButton } from '@/kit/FormFoot'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { isNullable, valuesOf } from '@/records/fields'
import { MITRA_PATHS, type MitraRecord } from '@/records/mitra'
import { MITRA_RULES } from '@/records/rules'
import { Card } from '@/ui/elements/Card'
import { TypedField } from '@/ui/form/typed/TypedField'

const kind: FormKind<Record<string, unknown>, MitraRecord> = {
  typedOf: (record) => valuesOf(MITRA_PATHS, record ?? { name: '' }),
  fields: MITRA_PATHS.map(({ path, label }) => ({ path, name: label })),
  problems: (typed) => MITRA_RULES.problems(typed),
}

/** The fields of the mitra around it, or of a new one. */
export const MitraForm = () => (
  <SaveForm kind={kind} saved={t('mitraAccount.saved')} buttons={<CancelButton />}>
    <Card component="div">
      <div className="fields">
        {MITRA_PATHS.map((field) => (
          <TypedField
            key={field.path}
            name={field.path}
            label={field.label}
            hint={field.hint}
            required={!isNullable(field)}
          />
        ))}
      </div>
    </Card>
  </SaveForm>
)
