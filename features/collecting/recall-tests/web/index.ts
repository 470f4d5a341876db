/** The door of tests of recall on screen: a panel of the coverage board. */
export { RecallTests } from './RecallTests.tsx'
