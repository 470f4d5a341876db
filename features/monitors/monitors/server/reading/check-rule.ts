/** From what a person wrote to a rule: by form or as text. Pure. */
import {
  fromForm,
  type Problem,
  parse,
  print,
  type Rule,
  type Vocabularies,
  vocabulariesIn,
  withNames,
} from '@guanlan/engine/rules'
import type { MonitorDraft } from '../../contract.ts'

/** A rule as a person writes it. */
export type RuleInput = Pick<MonitorDraft, 'form' | 'rule'>

export interface CheckedRule {
  rule: Rule | null
  /** Canonical text, when there is a rule; vocabularies by their words. */
  text: string | null
  /** The same with vocabularies by name; null where none is named. */
  written: string | null
  /** Names of the vocabularies it stands on. */
  names: string[]
  problems: Problem[]
}

/** @param vocabularies what `@name` may stand for; null: the text is canonical, and the sign a character like any other */
export function checkRule({ form, rule: written }: RuleInput, vocabularies: Vocabularies | null): CheckedRule {
  const { rule, problems } = form
    ? fromForm(form, vocabularies ?? undefined)
    : parse(written ?? '', vocabularies ?? undefined)
  const names = rule ? vocabulariesIn(rule) : []
  return {
    rule,
    text: rule && print(rule),
    written: rule && names.length > 0 ? print(withNames(rule)) : null,
    names,
    problems,
  }
}
