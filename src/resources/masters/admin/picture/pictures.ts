import { MOST_UPLOAD_BYTES } from '@/domain/masters/uploads'
import { LOGO_SHAPE, type Shape } from '@/domain/pictures/pictureCut'
import { t } from '@/i18n/admin/desktop'
import type { Bounds } from '@/ui/elements/smallJpeg'

/** The kinds of fields that hold the path of a picture. */
export type PictureKind = 'photo' | 'logo'

type Picture = { label: string; preview: { width: number; height: number }; shape: Shape; bounds: Bounds }

const WIDE = 16 / 9

/** What a hotel's photo and a flight's logo look like (docs/product.md §15.8.3). */
export const PICTURES: Record<PictureKind, Picture> = {
  photo: {
    label: t('master.picture.hotel'),
    preview: { width: 256, height: 144 },
    shape: { widest: WIDE, highest: WIDE },
    bounds: { sides: [1280, 960, 640, 480], mostBytes: MOST_UPLOAD_BYTES },
  },
  logo: {
    label: t('master.picture.logo'),
    preview: { width: 144, height: 96 },
    shape: LOGO_SHAPE,
    bounds: { sides: [512, 360, 240, 160], mostBytes: MOST_UPLOAD_BYTES },
  },
}
