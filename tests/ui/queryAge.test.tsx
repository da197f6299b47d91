import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QueryAge } from '../../src/ui/feedback/QueryAge'

const REPEATING = 'Belum dapat dimuat. Mencoba lagi...'

function Reading({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['rate'], queryFn: read, retry: 3, retryDelay: 50 })
  return <p>{data ?? 'loading'}</p>
}

it('a first request that failed is said to be repeated until its answer comes', async () => {
  const failures = [new Error('error.server')]
  const read = async () => {
    const failure = failures.pop()
    if (failure) throw failure
    return 'Rp. 4.700'
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reading read={read} />
      <QueryAge queryKey={['rate']} />
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect(await screen.findByText(REPEATING)).toHaveRole('status')
  expect(await screen.findByText('Rp. 4.700')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
