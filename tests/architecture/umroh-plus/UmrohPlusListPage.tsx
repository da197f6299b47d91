import { Link } from 'react-router'
import { CardList } from '@/kit/CardList'
import { Card } from '@/ui/elements/Card'
import { links, umrohPlus, type Plus } from './resource'

/** The list of umroh plus packages. Default export: loaded with its route. */
export default function UmrohPlusListPage() {
  return (
    <CardList<Plus>
      title={umrohPlus.options.label}
      renderCard={({ id, name }) => (
        <Card component="article" aria-label={name}>
          <Link to={links.show(id)}>{name}</Link>
        </Card>
      )}
    />
  )
}
