import { IconButton, useWords } from '@guanlan/platform/web'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { isLink, type Paragraph, same } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import styles from './edit.module.css'
import { paragraphsOf, type RichNode, richOf } from './rich.ts'

/** Only what a document holds: what is pasted becomes that, by the schema. Steps back are those of the report. */
const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    undoRedo: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: true, isAllowedUri: isLink, protocols: ['mailto'] },
  }),
]

/** A text with its looks. */
export function RichText({
  label,
  paragraphs,
  onChange,
}: {
  label: string
  paragraphs: readonly Paragraph[]
  onChange: (paragraphs: Paragraph[]) => void
}) {
  const reported = useRef(paragraphs)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  const editor = useEditor({
    extensions,
    content: richOf(paragraphs),
    editorProps: {
      attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true', class: styles.rich ?? '' },
    },
    onUpdate: ({ editor: now }) => {
      const written = paragraphsOf(now.getJSON() as RichNode)
      if (same(written, reported.current)) return
      reported.current = written
      tell.current(written)
    },
  })
  // A step back, or somebody else's text.
  useEffect(() => {
    if (!editor || same(paragraphs, reported.current)) return
    reported.current = paragraphs
    const { from, to } = editor.state.selection
    editor.commands.setContent(richOf(paragraphs), { emitUpdate: false })
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, paragraphs])
  if (!editor) return null
  return (
    <div className={styles.richPlace}>
      <Looks editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Looks({ editor }: { editor: Editor }) {
  const t = useWords(strings)
  const [href, setHref] = useState<string | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  })
  const run = () => editor.chain().focus()
  const acts = {
    bold: () => run().toggleBold().run(),
    italic: () => run().toggleItalic().run(),
    bullets: () => run().toggleBulletList().run(),
    numbers: () => run().toggleOrderedList().run(),
    quote: () => run().toggleBlockquote().run(),
  } as const
  const faces = { bold: 'B', italic: 'I', bullets: '•', numbers: '①', quote: '❝' } as const
  const setLink = () => {
    if (href === '') run().extendMarkRange('link').unsetLink().run()
    else if (isLink(href)) run().extendMarkRange('link').setLink({ href }).run()
    else return
    setHref(null)
  }
  return (
    <div
      role="toolbar"
      aria-label={t('looks')}
      className={styles.looks}
      data-own-steps={href === null ? undefined : true}
    >
      {(Object.keys(acts) as (keyof typeof acts)[]).map(name => (
        <button
          key={name}
          type="button"
          data-look={name}
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={on[name]}
          onMouseDown={event => event.preventDefault()}
          onClick={acts[name]}
        >
          {faces[name]}
        </button>
      ))}
      {href === null ? (
        <button
          type="button"
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={on.link}
          onMouseDown={event => event.preventDefault()}
          onClick={() => setHref(String(editor.getAttributes('link').href ?? 'https://'))}
        >
          ↗
        </button>
      ) : (
        <>
          <input
            // biome-ignore lint/a11y/noAutofocus: it was asked for by the button before it
            autoFocus
            aria-label={t('linkTo')}
            aria-invalid={href !== '' && !isLink(href)}
            value={href}
            onChange={event => setHref(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') setLink()
              if (event.key === 'Escape') setHref(null)
            }}
          />
          <IconButton icon="check" label={t('link')} disabled={href !== '' && !isLink(href)} onClick={setLink} />
        </>
      )}
    </div>
  )
}
