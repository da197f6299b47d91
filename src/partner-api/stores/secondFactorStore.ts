/** A user's authenticator app. `enabledAt` is null until the user has entered a first code. */
export type SecondFactor = { secret: string; enabledAt: number | null; lastStep: number; recoveryCodes: number }

/** When a user's second factor was enabled; null when a login needs no code. */
export const enabledAtOf = (factor: Pick<SecondFactor, 'enabledAt'> | null | undefined): number | null =>
  factor?.enabledAt ?? null

export type SecondFactorStore = {
  findSecondFactor(userId: number): Promise<SecondFactor | null>
  /** Replaces a secret that waits for its first code. False when the user has an enabled one. */
  putSecret(userId: number, secret: string): Promise<boolean>
  /** Accepts a code of this time step; false when a code of this or a later step was accepted before. */
  useStep(userId: number, step: number): Promise<boolean>
  /** Enables the secret with these hashes of recovery codes. */
  enableSecondFactor(userId: number, now: number, codeHashes: readonly string[]): Promise<void>
  /** Uses up a recovery code. False when there is no such code. */
  useRecoveryCode(userId: number, hash: string): Promise<boolean>
  deleteSecondFactor(userId: number): Promise<boolean>
}
