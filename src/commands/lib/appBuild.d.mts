export function ensureBuilt(): Promise<void>
export function ensureDemoBuilt(): Promise<void>
