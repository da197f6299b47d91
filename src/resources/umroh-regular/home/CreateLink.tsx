import PlusIcon from '@mui/icons-material/AddRounded'
import { t } from '@/i18n/translate'
import { ButtonLink } from '@/ui/elements/Button'
import { links } from '../resource'

/** 'Buat Baru' on Beranda, also in the frame before React. */
export const CreateLink = () => (
  <ButtonLink to={links.create} variant="contained" size="large" startIcon={<PlusIcon />}>
    {t('list.create')}
  </ButtonLink>
)
