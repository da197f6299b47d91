export function quantile(values: readonly number[], share: number): number
export function median(values: readonly number[]): number
export function number(value: number, digits?: number): string
