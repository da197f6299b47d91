import { useEffect, useRef } from 'react'
import { t } from '@/i18n/ownAccount'
import { CodeField, type CodeFieldProps } from './CodeField'

/** The second step of the login. */
export function LoginCode(field: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <p className="hint" role="status" style={{ marginBottom: 12 }}>
        {t('factor.loginHint')}
      </p>
      <CodeField {...field} />
    </div>
  )
}
