// Before each test file: a machine that does three things at once is slow, and its database is not away.
import { setPatience } from '../server/answered-soon.ts'

setPatience(60_000)
