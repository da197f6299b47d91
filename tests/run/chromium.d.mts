export function ensureChromium(kind?: 'shell' | 'whole'): Promise<string>
