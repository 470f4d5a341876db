/** Texts that a field has told and that have not come back yet: React may draw an older one while the next letter is typed. */
export function createReportedTexts(first: string) {
  let reported = first
  let onTheirWay: string[] = []
  return {
    /** False when the text was the last one told. */
    tell(text: string): boolean {
      if (text === reported) return false
      reported = text
      onTheirWay.push(text)
      return true
    },
    /** Whether a text from outside is to be shown: not when it is one of the field's own coming back. */
    takes(text: string): boolean {
      const at = onTheirWay.indexOf(text)
      onTheirWay = text === reported ? [] : onTheirWay.slice(at + 1)
      if (text === reported || at >= 0) return false
      onTheirWay = []
      reported = text
      return true
    },
  }
}
