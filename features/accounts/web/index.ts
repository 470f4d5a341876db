export { hostConfig } from './host-config.ts'
export { forgetSession, keptSession, leavingToSignIn, mayHoldSession } from './session-hint.ts'
