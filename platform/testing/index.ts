export { freshDatabase, migratedDatabase, type TestDatabase } from './databases.ts'
export { type Answers, type FakeCall, type FakeServer, startFakeServer } from './fake-server.ts'
export { killAgainAndAgain } from './killed.ts'
export { serveForTests } from './serve-features.ts'
