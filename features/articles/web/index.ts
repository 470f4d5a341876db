/** The door of articles on screen: one article as a row, its facts and its highlighted text. */
export { ArticleFacts } from './ArticleFacts.tsx'
export { ArticleRowView } from './ArticleRowView.tsx'
export { Highlighted } from './Highlighted.tsx'
export { mediaIcon } from './media-icon.ts'
export { type Piece, piecesOf, type Stretch } from './pieces.ts'
export { sentimentName } from './sentiment-name.ts'
