import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Repeating } from '@/ui/feedback/Repeating'

const REPEATING = 'Belum dapat dimuat. Mencoba lagi...'

function Reading({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['rate'], queryFn: read, retry: 3, retryDelay: 50 })
  return <p>{data ?? 'loading'}</p>
}

it('the screen says that a failed first request is being repeated, until its answer comes', async () => {
  const failures = [new Error('error.server')]
  const read = async () => {
    const failure = failures.pop()
    if (failure) throw failure
    return 'Rp. 4.700'
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reading read={read} />
      <Repeating queryKey={['rate']} />
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect(await screen.findByRole('status')).toHaveTextContent(REPEATING)
  expect(await screen.findByText('Rp. 4.700')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
