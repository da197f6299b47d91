import type { ComparedService } from '../../../domain/offer/comparison'
import { t } from '../../../i18n/package/compare'
import { visuallyHidden } from '../../../ui/a11y/visuallyHidden'

/** The services of a package. A service that another package lacks has a mark, and words for a screen reader. */
export const Services = ({ services }: { services: readonly ComparedService[] }) =>
  services.length === 0 ? (
    t('compare.none')
  ) : (
    <ul>
      {services.map(({ name, isInAll }, index) => (
        <li key={`${index} ${name}`}>
          {isInAll ? (
            name
          ) : (
            <>
              <b>{name}</b>
              {/* It stays on the line of the last word. */}
              <span aria-hidden="true">{'\u00a0≠'}</span>
              <span style={visuallyHidden}>{t('compare.notInAll')}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
