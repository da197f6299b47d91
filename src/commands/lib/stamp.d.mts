export function stampApp(folder: string, commit?: string | null): Promise<void>
export function versionText(version: string, commit: string | null): string
