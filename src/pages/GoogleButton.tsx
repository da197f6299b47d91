import { useState } from 'react'
import { t } from '../i18n/translate'
import { Button } from '../ui/elements/Button'

/** 'Continue with Google' signs nobody in yet, and says so (docs/product.md §3.1.4). */
export function GoogleButton() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <div className="or">{t('auth.or')}</div>
      <Button variant="outlined" size="large" startIcon={<GoogleMark />} onClick={() => setAsked(true)}>
        {t('auth.google')}
      </Button>
      <p className="soon" role="status">
        {isAsked && t('auth.soon')}
      </p>
    </>
  )
}

const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45 24.500c0-1.600-.1-2.800-.4-4H24v7.500h12.100c-.3 2-1.600 5-4.600 7l7 5.500c4.200-3.900 6.500-9.600 6.500-16z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.900 0 10.900-2 14.500-5.400l-7-5.500c-1.900 1.300-4.400 2.200-7.500 2.200-5.800 0-10.700-3.800-12.400-9.100l-7.200 5.600C8 41.100 15.400 46 24 46z"
    />
    <path
      fill="#FBBC05"
      d="M11.600 28.200c-.5-1.300-.7-2.700-.7-4.200s.3-2.900.7-4.200l-7.200-5.600C2.900 17.200 2 20.500 2 24s.9 6.800 2.400 9.800z"
    />
    <path
      fill="#EA4335"
      d="M24 10.700c4.100 0 6.900 1.800 8.500 3.300l6.200-6C34.900 4.300 29.900 2 24 2 15.400 2 8 6.900 4.400 14.200l7.200 5.600C13.300 14.500 18.200 10.700 24 10.700z"
    />
  </svg>
)
