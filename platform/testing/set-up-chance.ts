// Before each test file: properties are tried with the values of one seed.
import fc from 'fast-check'
import { seed } from './chance.ts'

fc.configureGlobal({ seed })
