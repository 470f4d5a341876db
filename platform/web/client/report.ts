/** Where answers outside the normal codes are told (spec 8). The app says how; until then they are dropped. */
export interface OddAnswer {
  code: number
  url: string
  error: string
}

let tell: (answer: OddAnswer) => void = () => {}
export function reportOddAnswersTo(teller: (answer: OddAnswer) => void): void {
  tell = teller
}
export const reportAnswer = (answer: OddAnswer): void => tell(answer)

let forbidden: () => void = () => {}
/** Told when something was refused that the screen took for allowed: what the reader may do has changed. */
export function onForbidden(listener: () => void): void {
  forbidden = listener
}
export const reportForbidden = (): void => forbidden()

let expired: () => void = () => {}
/** Told when something was refused because the subscription is over. */
export function onExpired(listener: () => void): void {
  expired = listener
}
export const reportExpired = (): void => expired()

let left: () => void = () => {}
/** Told when the chosen organisation does not let the reader in any more. */
export function onLeft(listener: () => void): void {
  left = listener
}
export const reportLeft = (): void => left()
