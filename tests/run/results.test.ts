import { describe, expect, it } from 'vitest'
import { troubles } from './results.mjs'

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `${process.cwd()}/tests/${name}`,
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  message: '',
  assertionResults,
})
const spec = (title: string, status: string, ...messages: string[]) => ({
  file: 'phone/login.e2e.ts',
  title,
  tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
})

describe('the end of CI’s output', () => {
  it('names each unit test that failed, and each that passed when it ran once more', () => {
    const results = {
      testResults: [
        file(
          'a.test.ts',
          test('a sum', 'passed'),
          test('a price', 'failed', 'Error: 1\n    at a.ts'),
          test('late', 'passed', 'Timeout'),
        ),
        { ...file('b.test.ts'), status: 'failed', message: 'Cannot find module' },
      ],
    }
    expect(troubles(results, [])).toEqual([
      'failed: tests/a.test.ts › a price\n    Error: 1\n        at a.ts',
      'flaky: tests/a.test.ts › late\n    Timeout',
      'failed: tests/b.test.ts › the file itself\n    Cannot find module',
    ])
  })

  it('names each browser test that failed, and each that passed when it ran once more, also in nested suites', () => {
    const results = {
      suites: [
        {
          specs: [spec('passed', 'expected'), spec('slow', 'flaky', '\u001b[31mTimeout\u001b[39m')],
          suites: [{ specs: [spec('lost', 'unexpected', 'No quote')] }],
        },
      ],
    }
    expect(troubles({ testResults: [] }, [results])).toEqual([
      'flaky: phone/login.e2e.ts › slow\n    Timeout',
      'failed: phone/login.e2e.ts › lost\n    No quote',
    ])
  })

  it('names a runner that wrote no results, and an error outside of any test', () => {
    expect(troubles({}, [undefined, { errors: [{ message: 'No server' }] }])).toEqual([
      'failed: Vitest wrote no results. Its output above has the error.',
      'failed: Playwright wrote no results. Its output above has the error.',
      'failed: Playwright › no test\n    No server',
    ])
  })
})
