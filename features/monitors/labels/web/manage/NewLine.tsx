import { Row } from '@guanlan/platform/web'
import { useState } from 'react'
import { LabelDot } from '../LabelDot.tsx'
import styles from '../labels.module.css'
import { NameField } from './NameField.tsx'

/** A label that is being written; after Enter the next one is, so that a list is typed in one go. */
export function NewLine({
  depth,
  onKeep,
  onEnd,
}: {
  depth: number
  onKeep: (name: string) => void
  onEnd: () => void
}) {
  const [written, setWritten] = useState(0)
  return (
    <Row as="li" gap={8} align="center" className={styles.newLine} style={{ paddingLeft: 36 + 18 * depth }}>
      <LabelDot colour={0} />
      <NameField
        key={written}
        start=""
        onKeep={(name, isMore) => {
          onKeep(name)
          if (isMore) setWritten(written + 1)
          else onEnd()
        }}
        onEnd={onEnd}
      />
    </Row>
  )
}
