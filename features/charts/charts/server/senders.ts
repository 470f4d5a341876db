/** Charts of accounts and places: what senders told, with a bar for what nobody did. */
import type { accountTypes, genders } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  groupsBySender,
  type SenderGroup,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'

const splitOf = ({ count, positive, neutral, negative }: SenderGroup) => ({ count, positive, neutral, negative })

export const accountTypesOf = async (scope: Scope, query: ArticleQuery) =>
  (await groupsBySender(scope, query, 'accountType')).map(group => ({
    ...splitOf(group),
    accounts: group.accounts,
    accountType: group.value as (typeof accountTypes)[number],
  }))

export const gendersOf = async (scope: Scope, query: ArticleQuery) =>
  (await groupsBySender(scope, query, 'gender')).map(group => ({
    ...splitOf(group),
    accounts: group.accounts,
    gender: group.value as (typeof genders)[number],
  }))

export const positionsOf = async (scope: Scope, query: ArticleQuery) =>
  (await groupsBySender(scope, query, 'position')).map(group => ({ ...splitOf(group), position: group.value }))
