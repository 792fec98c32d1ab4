import Typography from '@mui/material/Typography';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { Link } from './Link';
import type { LinkProps } from './Link';

type ProfileLinkProps = Pick<LinkProps, 'color' | 'underline' | 'onClick' | 'id' | 'sx' | 'children'> & {
  person: { _id: string; userType?: string; isGone?: boolean | undefined };
};

/** A name that leads to the profile; of who has none any more the name alone. */
export function ProfileLink({ person, id, sx, children, ...look }: ProfileLinkProps) {
  const shared = { ...(id !== undefined && { id }), ...(sx !== undefined && { sx }), children };
  if (person.isGone === true) return <Typography component="span" variant="inherit" {...shared} />;
  return <Link to={profilePath(person)} {...look} {...shared} />;
}
