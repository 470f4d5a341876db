import { Button, Icon, Row, Stack, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { strings } from '../../../strings.ts'
import { type Mode, splitWords } from '../../drafts/draft.ts'
import shared from '../shared.module.css'
import styles from './form.module.css'

/**
 * Words as chips. A comma or Enter ends a word, Backspace in the empty field takes the last one back into the field, a
 * pasted list becomes many. What stands in the field counts as a word at once, so that the preview follows each letter;
 * letters that an input method still composes do not count yet.
 */
export function WordsField({
  label,
  words,
  mode,
  problem,
  mend,
  onChange,
}: {
  label: string
  words: readonly string[]
  mode: Mode | 'excluded'
  problem: string | undefined
  /** What one click makes of it. */
  mend?: { title: string; run: () => void } | undefined
  /** With a mode when what was typed says how the words are joined. */
  onChange: (words: readonly string[], mode?: Mode) => void
}) {
  const t = useWords(strings)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  /** The word in the field as it was told last; it is the last of `words` and no chip yet. */
  const [reported, setTold] = useState<string | null>(null)
  const chips = reported !== null && words.at(-1) === reported ? words.slice(0, -1) : words
  const lost = mode === 'excluded'

  const tell = (value: string) => {
    const word = value.trim()
    setTold(word || null)
    onChange(word ? [...chips, word] : chips)
  }
  /** `a+b` in an empty group means both; among words of which any is enough it stays as it is, and is named a mistake. */
  const take = (value: string) => {
    setText('')
    setTold(null)
    const { parts, mode: found } = splitWords(value)
    const begins = chips.length === 0 && parts.length > 1 && !lost
    const splits = found === 'any' || begins || mode === 'all'
    onChange([...chips, ...(splits ? parts : [value.trim()])], begins ? found : undefined)
  }
  const type = (value: string, isComposing: boolean) => {
    if (!isComposing && /[,，、\n]/.test(value)) return take(value)
    setText(value)
    if (!isComposing) tell(value)
  }
  const settle = () => {
    if (text.trim() !== '') take(text)
    else setText('')
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    } else if (event.key === 'Backspace' && text === '' && chips.length > 0) {
      event.preventDefault()
      setText(chips.at(-1) ?? '')
      setTold(chips.at(-1) ?? null)
    }
  }
  return (
    <Stack gap={4}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click between the chips is meant for the field, which has its own keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <Row
        gap={4}
        wrap
        align="center"
        className={styles.words}
        data-wrong={problem ? true : undefined}
        onClick={event => event.target === event.currentTarget && field.current?.focus()}
      >
        {chips.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice
          <span key={index} className={shared.word} data-lost={lost || undefined}>
            {word}
            <button
              type="button"
              aria-label={t('removeWord', { word })}
              onClick={() => {
                onChange(words.toSpliced(index, 1))
                field.current?.focus()
              }}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <input
          ref={field}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder={words.length === 0 ? t(lost ? 'excludedHint' : 'wordsHint') : t('addWord')}
          value={text}
          onChange={event => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={event => type(event.currentTarget.value, false)}
          onPaste={event => {
            const pasted = event.clipboardData.getData('text')
            if (!/[,，、\n]/.test(pasted)) return
            event.preventDefault()
            take(text + pasted)
          }}
          onKeyDown={keys}
          onBlur={settle}
        />
      </Row>
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
          {mend && (
            <Button size="small" onClick={mend.run}>
              {mend.title}
            </Button>
          )}
        </p>
      )}
    </Stack>
  )
}
