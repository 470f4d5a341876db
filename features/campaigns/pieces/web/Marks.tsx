import { exact, Tag, useWords } from '@guanlan/platform/web'
import { Fragment } from 'react'
import type { Piece, PieceMark } from '../contract.ts'
import { strings } from '../strings.ts'

/** What is to be looked at, each with its number where it has one. */
export function Marks({ piece }: { piece: Piece }) {
  const t = useWords(strings)
  const { marks, changes, missing, hoursEarly, daysLate } = piece
  const says: Record<PieceMark, string> = {
    title: t('mark_title'),
    number: t('numbers', { count: exact(changes.length) }),
    message: t('messages', { count: exact(missing.length) }),
    embargo: t('early', { hours: exact(hoursEarly ?? 0) }),
    late: t('late', { days: exact(daysLate ?? 0) }),
    twice: t('mark_twice'),
  }
  return (
    <>
      {marks.map(mark => (
        <Fragment key={mark}>
          <Tag>{says[mark]}</Tag>{' '}
        </Fragment>
      ))}
    </>
  )
}
