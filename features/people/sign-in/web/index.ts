export { DoorFoot } from './DoorFoot.tsx'
export { hostConfig } from './host-config.ts'
export { QrCode } from './person/QrCode.tsx'
export {
  forgetSession,
  leftToSignIn,
  mayHoldSession,
  rememberSession,
  signedOutElsewhere,
} from './session-hint.ts'
export { signInWith } from './sign-in-with.ts'
export { notifyTabs, onSessionNews } from './tabs-of-session.ts'
export { workOut } from './work.ts'
