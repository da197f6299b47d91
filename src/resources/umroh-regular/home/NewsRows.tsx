import styled from '@emotion/styled'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isLossNews, type News } from '@/domain/status/news'
import { formatShortDate, jakartaDay, sinceThen } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/home'
import { LinkList } from '@/kit/LinkList'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { PackageName } from '../PackageName'
import { arrivalOf } from '../arrival'
import { links, type umrohRegular } from '../resource'
import { ChatLink } from '../status/ChatLink'
import { Notes } from './LinkRows'

/** How long ago something happened: `5 menit lalu`, `3 jam lalu`, and from a day on its date. */
function agoOf(at: number, now: number): string {
  const { unit, n } = sinceThen(at, now)
  return unit === 'days' ? formatShortDate(jakartaDay(at)) : t(`home.news.${unit}`, { n })
}

function titleOf(news: News): string {
  const who = news.kind === 'agreed' ? (news.agreed.name ?? news.customer) : news.customer
  if (news.kind === 'risen' && who === null) return t('home.news.risenNobody')
  const kind = news.kind === 'ends' && news.isToday ? 'endsToday' : news.kind
  return t(`home.news.${kind}`, { who: who ?? t('home.news.somebody') })
}

function factsOf(news: News, now: number): string[] {
  const when = news.at === null ? [] : [agoOf(news.at, now)]
  const prices = Object.values(news.told ?? {})
  const told = prices.length === 0 ? [] : [t('home.news.told', { price: formatRupiah(Math.min(...prices)) })]
  if (news.kind === 'risen') {
    const price = formatRupiah(Math.abs(news.marginLeft))
    return [...told, t(isLossNews(news) ? 'home.news.loss' : 'home.news.left', { price })]
  }
  if (news.kind !== 'agreed') return [...told, ...when]
  const { room, jamaah, price } = news.agreed
  const agreed = [t(`room.${room}`), t('detail.jamaah', { n: jamaah }), price === null ? '' : formatRupiah(price)]
  return [...agreed.filter(Boolean), ...when]
}

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  '& > a:first-of-type': { flex: '1 1 12em', minWidth: 0 },
  '&.loss strong': { color: colour.error },
  // The button keeps its own measures within a row whose other links are lines of text.
  '&& > .MuiButton-root': { padding: '5px 15px', marginBlock: 8, gap: 0, color: 'inherit' },
})

/** 'Kabar baru' on Beranda (docs/product.md §27.1.10): each row is a link to its package. Without news there is no region. */
export const NewsRows = ({ news, now }: { news: readonly News[]; now: number }) =>
  news.length === 0 ? null : (
    <Section title={t('home.news.title')}>
      <LinkList>
        {news.map((one) => (
          <Row key={`${one.kind} ${one.id}`} className={isLossNews(one) ? 'loss' : undefined}>
            <Link to={links.show(one.id)} state={one.kind === 'risen' ? arrivalOf({ isChecked: true }) : null}>
              <span className="words">
                <strong>{titleOf(one)}</strong>
                <Notes notes={factsOf(one, now)} />
                <small>
                  <PackageName
                    name={[one.mitra, one.name || t('app.nameless')].filter(Boolean).join(' · ')}
                    lines={2}
                  />
                </small>
              </span>
            </Link>
            <ChatLink customer={one.customer} phone={one.customerPhone} name={one.name} variant="outlined" />
          </Row>
        ))}
      </LinkList>
    </Section>
  )

const NAME: keyof typeof umrohRegular.keeps = 'news'

type NewsPlaceProps = {
  /** Undefined: not read yet. */
  news: readonly News[] | undefined
  isRefused: boolean
  now: number
}

/** The news in a place that has the height of the last ones until they come, so that what stands below it does not move. */
export function NewsPlace({ news, isRefused, now }: NewsPlaceProps) {
  const { values } = use(PhoneUserContext)
  const [height] = useState(() => Number(values.get(NAME)) || 0)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (news) values.set(NAME, String(place.current?.offsetHeight ?? 0))
  }, [news, values])
  if (news ? news.length === 0 : height === 0) return null
  return (
    <div ref={place} style={news ? undefined : { display: 'grid', minHeight: height }}>
      {news ? (
        <NewsRows news={news} now={now} />
      ) : (
        <Section title={t('home.news.title')}>
          <p className="quiet">{t(isRefused ? 'home.news.refused' : 'app.loading')}</p>
        </Section>
      )}
    </div>
  )
}
