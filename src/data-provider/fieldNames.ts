import { HttpError } from '@/http/HttpError'

/** Rejects with the form's names for the fields that a 422 names. Every other error stays as it is. */
export const withFormNames = <T>(work: Promise<T>, formName: (wireName: string) => string): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.body.errors) throw error
    const fieldErrors = Object.fromEntries(
      Object.entries(error.body.errors).map(([name, text]) => [formName(name), text]),
    ) as Record<string, string>
    throw new HttpError({ ...error, fieldErrors, sentToken: error.sentToken } as ConstructorParameters<
      typeof HttpError
    >[0])
  })
