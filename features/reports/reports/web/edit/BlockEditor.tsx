import { Stack, TextField, useWords } from '@guanlan/platform/web'
import type { Block } from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import { strings } from '../../strings.ts'
import { ArticlesEditor } from './ArticlesEditor.tsx'
import { ChartEditor } from './ChartEditor.tsx'
import styles from './edit.module.css'
import { RichText } from './RichText.tsx'

/** What of a block a person may write; figures themselves stay as they were counted. */
export function BlockEditor({ block, onChange }: { block: Block; onChange: (block: Block) => void }) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  if (block.kind === 'heading')
    return (
      <input
        className={styles.heading}
        data-level={block.level}
        aria-label={named('heading')}
        value={block.text}
        maxLength={500}
        onChange={event => onChange({ ...block, text: event.target.value })}
      />
    )
  if (block.kind === 'text')
    return (
      <RichText
        label={named('text')}
        paragraphs={block.paragraphs}
        onChange={paragraphs => onChange({ ...block, paragraphs })}
      />
    )
  if (block.kind === 'quote')
    return (
      <textarea
        className="field"
        aria-label={named('quote')}
        rows={3}
        maxLength={20_000}
        value={block.text}
        onChange={event => onChange({ ...block, text: event.target.value })}
      />
    )
  if (block.kind === 'pageBreak' || block.kind === 'columns') return null
  return (
    <Stack gap={8} className={styles.fields}>
      {'title' in block && (
        <TextField
          label={t('blockTitleHere')}
          value={block.title}
          maxLength={500}
          onChange={event => onChange({ ...block, title: event.target.value })}
        />
      )}
      {block.sentence !== undefined && (
        <TextField
          label={t('sentence')}
          value={block.sentence}
          onChange={event => onChange({ ...block, sentence: event.target.value })}
        />
      )}
      {block.kind === 'chart' && <ChartEditor block={block} onChange={onChange} />}
      {block.kind === 'articles' && <ArticlesEditor block={block} onChange={onChange} />}
    </Stack>
  )
}
