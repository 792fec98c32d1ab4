import type { Foundation } from '../foundation';
import { createChatsRepository } from '../../domains/chat/chats/chats.repository';
import { createContractsRepository } from '../../domains/deals/contract-records/contracts.repository';
import { createOffersRepository } from '../../domains/deals/offers/offers.repository';
import { createDealsRepository } from '../../domains/deals/deals/deals.repository';
import { createDealsService } from '../../domains/deals/deals/deals.service';

export function createDealServices({ config, database, views }: Foundation) {
  return {
    deals: createDealsService({
      deals: createDealsRepository(database),
      chats: createChatsRepository(database),
      offers: createOffersRepository(database),
      contracts: createContractsRepository(database, config.contractRules),
      views,
    }),
  };
}
