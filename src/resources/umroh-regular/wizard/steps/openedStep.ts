type OpenedAt = { opensAt: number }

/** The history state of a link that opens the wizard at a step. */
export const opensAtStep = (step: number): OpenedAt => ({ opensAt: step })

/** The step that the link to this wizard asked for; undefined for any other way in. */
export function openedStep(state: unknown): number | undefined {
  const { opensAt } = (state ?? {}) as Partial<OpenedAt>
  return typeof opensAt === 'number' ? opensAt : undefined
}
