import { Button, type FieldProps, IconButton, useField, useWords } from '@guanlan/platform/web'
import { type Draft, type Message, mostMessages } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './form.module.css'

/** Words apart by commas or lines are words; anything else is a rule. */
const isWords = (text: string): boolean => !/[+|()@:"]/.test(text)
const separators = /[,，、;；\n]/

const finderOf = ({ words, rule }: Message): string => rule || words.join('，')
function withFinder(message: Message, text: string): Message {
  if (!isWords(text)) return { ...message, words: [], rule: text }
  return { ...message, rule: '', words: text === '' ? [] : text.split(separators).map(word => word.trimStart()) }
}

/** What is to be said, each in a line with the words or the rule by which it is found. */
export function MessagesInput(props: FieldProps<Draft, Message[]>) {
  const t = useWords(strings)
  const { value, onChange, problem } = useField(props, messages => messages.map(({ text }) => text).join('；'))
  const change = (place: number, message: Message) => onChange(value.with(place, message))
  return (
    <fieldset className={styles.lines}>
      <legend className="label-line">{props.label}</legend>
      {value.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place, and targets name it by that
        <div key={place} className={`${styles.line} ${styles.message}`}>
          <span className="dim">{place + 1}</span>
          <input
            className="field"
            aria-label={t('messageOf', { place: place + 1 })}
            placeholder={t('messageHint')}
            maxLength={100}
            value={message.text}
            onChange={event => change(place, { ...message, text: event.target.value })}
          />
          <input
            className="field"
            aria-label={t('finderOf', { place: place + 1 })}
            placeholder={t('finderHint')}
            value={finderOf(message)}
            onChange={event => change(place, withFinder(message, event.target.value))}
            onBlur={() => change(place, { ...message, words: message.words.map(word => word.trim()).filter(Boolean) })}
          />
          <IconButton
            icon="close"
            label={t('removeMessage', { place: place + 1 })}
            onClick={() => onChange(value.toSpliced(place, 1))}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon="plus"
          disabled={value.length >= mostMessages}
          onClick={() => onChange([...value, { text: '', words: [], rule: '' }])}
        >
          {t('addMessage')}
        </Button>
      </div>
    </fieldset>
  )
}
