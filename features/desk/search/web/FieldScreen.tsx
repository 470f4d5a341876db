import { IndustryPicker, useField, useIndustries } from '@guanlan/features/articles/dictionaries/web'
import { Row, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { fieldRule } from './field-rule.ts'
import SearchScreen from './SearchScreen.tsx'
import styles from './search.module.css'

/** Totals and articles of one field: a search by the words of an industry, which can be narrowed like any other. */
export default function FieldScreen() {
  return <SearchScreen fields={(rule, run) => <Field rule={rule} run={run} />} />
}

function Field({ rule, run }: { rule: string; run: (rule: string) => void }) {
  const t = useWords(strings)
  const industries = useIndustries() ?? []
  const chosen = industries.find(({ words }) => words.length > 0 && fieldRule(words) === rule)
  const choose = (code: string) => run(fieldRule(industries.find(({ dicCode }) => dicCode === code)?.words ?? []))
  // A rule that somebody narrowed stays theirs.
  useField(rule === '' ? '' : (chosen?.dicCode ?? null), choose)
  return (
    <Row as="header" gap={12} align="center" className={styles.fieldHead}>
      <h1>{t('fieldTitle')}</h1>
      <IndustryPicker code={chosen?.dicCode ?? ''} onChange={choose} />
      <span className="dim">
        {chosen ? t('fieldWords', { words: chosen.words.slice(0, 12).join('、') }) : rule && t('fieldOwn')}
      </span>
    </Row>
  )
}
