/** What other programs report: their word, bounded, and readable for administrators alone. Names of fields as the specification writes them. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

const Code = z.string().trim().min(1, 'auditLog.codeMissing').max(100)
const Text = z.string().trim().max(200)

export const ReportedOperation = z.object({
  platform_code: Text.default(''),
  operation_code: Code,
  operation_name: Text.default(''),
  /** Told by who writes; the organisation and the person of the session count. */
  orgId: Id.optional(),
  userName: Text.optional(),
})

/** Spec 6: eight fields. */
export const ReportedSignIn = z.object({
  platform_code: Code,
  platform_name: Text.default(''),
  operation_code: z.literal('login'),
  operation_name: Text.default(''),
  option_user_code: Text.default(''),
  option_user_name: Text.default(''),
  static_code: Text.default(''),
  static_name: Text.default(''),
})

/** Spec 7: seven fields. */
export const UseEvent = z.object({
  eventName: Code,
  createUser: Text.default(''),
  userName: Text.default(''),
  systemName: Text.default(''),
  orgId: z.preprocess(value => (value === '' ? undefined : value), Id.optional()),
  orgName: Text.default(''),
  remark: Text.default(''),
})

/** A setting of the installation (ambiguities 14). */
export const WithLogToken = z.object({ access_token: z.string().max(200).default('') })
