import { Checkbox, Stack, TextField, useWords } from '@guanlan/platform/web'
import { type BlockKind, isDataKind, mostArticles, type SimpleTemplateBlock } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { paragraphsOf, textOf } from '../text.ts'
import styles from './templates.module.css'

const counted: ReadonlySet<BlockKind> = new Set([
  'activeMedia',
  'popularAccounts',
  'regions',
  'mediaTypes',
  'hotWordTable',
  'hotStories',
  'negativeList',
  'articleTable',
  'digests',
  'negativeGroups',
  'topArticles',
  'peakTimeline',
  'keywordTable',
])

/** What can be set of a block, by its kind. */
export function BlockSettings<Kept extends Omit<SimpleTemplateBlock, 'kind'> & { kind: BlockKind }>({
  block,
  onChange,
}: {
  block: Kept
  onChange: (block: Kept) => void
}) {
  const t = useWords(strings)
  if (block.kind === 'pageBreak' || block.kind === 'columns') return null
  return (
    <Stack gap={8} className={styles.body}>
      <TextField
        label={t('blockTitle')}
        value={block.title}
        maxLength={200}
        onChange={event => onChange({ ...block, title: event.target.value })}
      />
      {(block.kind === 'text' || block.kind === 'quote') && (
        <label>
          {t('words')}
          <textarea
            className="field"
            rows={4}
            value={textOf(block.paragraphs)}
            onChange={event => onChange({ ...block, paragraphs: paragraphsOf(event.target.value) })}
          />
        </label>
      )}
      {counted.has(block.kind) && (
        <TextField
          label={t('most')}
          type="number"
          min={1}
          max={mostArticles}
          value={block.most}
          onChange={event =>
            onChange({
              ...block,
              most: Math.min(mostArticles, Math.max(1, Math.round(Number(event.target.value)) || 1)),
            })
          }
        />
      )}
      {isDataKind(block.kind) && block.kind !== 'summary' && block.kind !== 'figures' && (
        <div>
          <Checkbox
            label={t('withSentence')}
            checked={block.sentence}
            onChange={sentence => onChange({ ...block, sentence })}
          />{' '}
          <span aria-hidden="true">{t('withSentence')}</span>
        </div>
      )}
    </Stack>
  )
}
