/** The word of a weekday from Monday, 1 to 7. */
export const weekdayName = (weekday: number) => `weekday${weekday as 1 | 2 | 3 | 4 | 5 | 6 | 7}` as const
