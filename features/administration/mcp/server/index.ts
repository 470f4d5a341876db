export { mountMcp } from './mount.ts'
export { serveMcpOverStdio } from './stdio.ts'
