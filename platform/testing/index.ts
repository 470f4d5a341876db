export { freshDatabase, migratedDatabase, type TestDatabase } from './databases.ts'
