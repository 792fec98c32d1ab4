import type { Block, Span } from '@plumbline/shared-schema/content';
import { Box } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { sectionId } from './sections';

type ProseProps = {
  blocks: readonly Block[];
  /** Links lead to its headings; one text of a page at most. */
  hasSections?: boolean;
};

/** Blocks and spans never move, so their places name them. */
export function Prose({ blocks, hasSections = false }: ProseProps) {
  return (
    <Box sx={{ maxWidth: '42em', fontSize: '1.0625rem', lineHeight: 1.65, overflowWrap: 'anywhere' }}>
      {blocks.map((block, index) => (
        <ProseBlock key={index} id={hasSections ? sectionId(index) : undefined} {...block} />
      ))}
    </Box>
  );
}

function ProseBlock({ id, kind, lines }: Block & { id: string | undefined }) {
  if (kind === 'heading')
    return (
      <Typography variant="h3" component="h2" id={id} sx={{ mt: 4.5, mb: 1.5 }}>
        <Line spans={lines[0]} />
      </Typography>
    );
  if (kind === 'paragraph')
    return (
      <Box component="p" sx={{ my: 2 }}>
        <Line spans={lines[0]} />
      </Box>
    );
  return (
    <Box component={kind === 'numbers' ? 'ol' : 'ul'} sx={{ my: 2, pl: 3, '& li': { my: 0.75 } }}>
      {lines.map((spans, index) => (
        <li key={index}>
          <Line spans={spans} />
        </li>
      ))}
    </Box>
  );
}

function Line({ spans = [] }: { spans?: readonly Span[] | undefined }) {
  return spans.map((span, index) => <Words key={index} {...span} />);
}

function Words({ text, isStrong, href }: Span) {
  if (href?.startsWith('/')) return <Link to={href}>{text}</Link>;
  if (href !== undefined) return <a href={href}>{text}</a>;
  return isStrong ? <strong>{text}</strong> : text;
}
