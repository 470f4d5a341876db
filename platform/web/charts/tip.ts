/** What stands beside the pointer. Elements, not HTML: names come from anywhere. */
export function tip(title: string, lines: readonly { colour: string; text: string }[] = []): HTMLElement {
  const note = document.createElement('div')
  note.append(Object.assign(document.createElement('b'), { textContent: title }))
  for (const { colour, text } of lines) {
    const line = document.createElement('div')
    const mark = document.createElement('i')
    Object.assign(mark.style, {
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginRight: '6px',
      borderRadius: '2px',
      background: colour,
    })
    line.append(mark, text)
    note.append(line)
  }
  return note
}
