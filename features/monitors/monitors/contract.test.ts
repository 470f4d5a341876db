import { describe, expect, test } from 'vitest'
import { MonitorDraft } from './contract.ts'

const draft = { kind: 'item', name: '鹭行', rule: '鹭行' }
const problemOf = (part: object) =>
  MonitorDraft.safeParse({ ...draft, ...part }).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('lengths of names (spec 5: 2 to 50), each with its own sentence', () => {
  test.each([
    [{ name: '鹭' }, [['name', 'monitors.nameLength']]],
    [{ name: '鹭'.repeat(51) }, [['name', 'monitors.nameLength']]],
    [{ shortName: '鹭' }, [['shortName', 'monitors.shortNameLength']]],
    [{ shortName: '鹭'.repeat(51) }, [['shortName', 'monitors.shortNameLength']]],
    [{ shortName: '鹭行' }, undefined],
    [{ shortName: '鹭'.repeat(50) }, undefined],
    [{ shortName: '' }, undefined],
    [{ shortName: null }, undefined],
  ])('%j', (part, expected) => expect(problemOf(part)).toEqual(expected))
})
