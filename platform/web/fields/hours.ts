/** Hours of a week: seven days from Monday, each 24 digits, 1 for on. Pure. */
export type WeekHours = string[]

const day = (on: (hour: number) => boolean) => Array.from({ length: 24 }, (_, hour) => (on(hour) ? '1' : '0')).join('')
const week = (of: (weekday: number) => string): readonly string[] =>
  Array.from({ length: 7 }, (_, weekday) => of(weekday))

export const hoursPresets = {
  always: week(() => day(() => true)),
  officeHours: week(weekday => day(hour => weekday < 5 && hour >= 9 && hour < 18)),
  earlyAndLate: week(() => day(hour => (hour >= 7 && hour < 10) || (hour >= 18 && hour < 23))),
  never: week(() => day(() => false)),
} as const

export const isOn = (value: WeekHours, weekday: number, hour: number): boolean => value[weekday]?.[hour] === '1'

export const withHour = (value: WeekHours, weekday: number, hour: number, on: boolean): WeekHours =>
  value.map((row, each) => (each === weekday ? row.slice(0, hour) + (on ? '1' : '0') + row.slice(hour + 1) : row))

/** 一 9–18 · 二 9–12、13–18; days without hours are left out. */
export function formatHours(value: WeekHours, days: readonly string[]): string {
  return value
    .flatMap((row, weekday) => {
      const spans = [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `${index}–${index + run.length}`)
      return spans.length > 0 ? [`${days[weekday]} ${spans.join('、')}`] : []
    })
    .join(' · ')
}
