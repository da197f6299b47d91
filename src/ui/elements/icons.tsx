import type { ReactNode } from 'react'

type IconProps = { size?: number }

const icon = (children: ReactNode) =>
  function Icon({ size = 24 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    )
  }

export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />)
export const ForwardIcon = icon(<path d="M9 5l7 7-7 7" />)
export const ChevronDownIcon = icon(<path d="M6 9l6 6 6-6" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M5 12.500l4.500 4.500L19 7.500" />)
export const MoreIcon = icon(<path d="M12 5.500v.01M12 12v.01M12 18.500v.01" strokeWidth={3} />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.500" />
    <path d="M16 16l4 4" />
  </>,
)
export const SortIcon = icon(<path d="M4 7h9M4 12h6.500M4 17h4M17.500 6v12M14.500 15l3 3 3-3" />)
export const HomeIcon = icon(<path d="M4 11l8-6.500L20 11v8a1 1 0 0 1-1 1h-4.500v-6h-5v6H5a1 1 0 0 1-1-1z" />)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.500" r="4" />
    <path d="M4.500 20c.8-4 3.800-5.500 7.500-5.500s6.700 1.500 7.500 5.500" />
  </>,
)
export const EditIcon = icon(<path d="M4.500 19.500l1-4L16 5l3 3L8.500 18.500zM13.500 7.500l3 3" />)
export const CopyIcon = icon(
  <>
    <rect x="8.500" y="8.500" width="11" height="11" rx="2" />
    <path d="M15.500 8.500v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </>,
)
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.500" width="16" height="14.500" rx="2.500" />
    <path d="M4 10h16M8.500 3.500v4M15.500 3.500v4" />
  </>,
)
export const EyeIcon = icon(
  <>
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.500 6a9 9 0 0 1 2.500-.5c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-3 3.700M6 8a16 16 0 0 0-3.500 4S6 18.500 12 18.500c1.400 0 2.700-.3 3.800-.8" />,
)
export const PlaneIcon = icon(
  <path d="M10 13.500L3.500 11V9l7 .5L9 3.500h2l4.500 6.500 4 .3a1.700 1.700 0 0 1 0 3.400l-4 .3-4.500 6.500H9z" />,
)
export const BuildingIcon = icon(
  <path d="M5 20.500v-15a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9.500M3.500 20.500h17M8.500 8.500h3M8.500 12h3M8.500 15.500h3" />,
)
export const LogoutIcon = icon(
  <path d="M14 4.500H6.500a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.500 12H20M16.500 8.500L20 12l-3.500 3.500" />,
)
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 8v4.500M12 16v.01" />
  </>,
)
