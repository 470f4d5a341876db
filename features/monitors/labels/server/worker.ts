import { workerHalf } from '@guanlan/platform/server'
import { applyingLabelRules } from './rules/apply.ts'

export const labelWorker = workerHalf({ works: [applyingLabelRules] })
