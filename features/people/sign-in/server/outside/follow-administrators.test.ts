import { expect, test } from 'vitest'
import { endingOf } from './follow-administrators.ts'

test.each([
  ['UPDATE', 'users/a-1', { subject: 'a-1', by: 'state' }],
  ['DELETE', 'users/a-1', { subject: 'a-1', by: 'removal' }],
  ['ACTION', 'users/a-1/reset-password', { subject: 'a-1', by: 'password' }],
  ['CREATE', 'users/a-1', null],
  ['ACTION', 'users/a-1/logout', null],
  ['ACTION', 'users/a-1/send-verify-email', null],
  ['DELETE', 'users/a-1/role-mappings', null],
  ['UPDATE', 'groups/a-1', null],
  ['UPDATE', '', null],
])('%s of %j ends %j', (operationType, resourcePath, ending) =>
  expect(endingOf({ time: 1, operationType, resourcePath })).toEqual(ending),
)
