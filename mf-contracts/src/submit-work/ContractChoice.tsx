import type { Contract } from '@plumbline/shared-schema/contracts';
import { Card, CardContent } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { workAddress } from './work-address';

/** One contract that work can be handed in under. */
export function ContractChoice({ contract }: { contract: Contract }) {
  const { title, client } = useContractNames(contract);
  return (
    <Card sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
      <CardContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h6" component="h3">
          <Link
            to={workAddress(contract._id)}
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography color="text.secondary">{client}</Typography>
      </CardContent>
    </Card>
  );
}
