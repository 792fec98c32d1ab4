import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { optionLabel } from '@plumbline/shared-schema/options';
import { HandymanIcon } from '@plumbline/shared-ui/icons';
import { TRADES, type Trade } from '@plumbline/shared-ui/trade-scenes';
import { SearchInput } from './SearchInput';

type TradeInputProps = {
  text: string;
  /** With the trade that the text names, in the language of the page or by its own name. */
  onType: (text: string, trade: Trade | undefined) => void;
};

export function TradeInput({ text, onType }: TradeInputProps) {
  const { t } = useTranslation('marketing');
  const id = useId();
  const label = (trade: Trade) => t(optionLabel('skill', trade));
  const tradeCalled = (typed: string) => {
    const wanted = typed.trim().toLocaleLowerCase();
    return TRADES.find((trade) => [trade, label(trade).toLocaleLowerCase()].includes(wanted));
  };
  return (
    <>
      <SearchInput
        id={`${id}-what`}
        label={t('search.what')}
        Icon={HandymanIcon}
        input={{
          list: `${id}-trades`,
          placeholder: t('search.whatHint'),
          maxLength: SEARCH_TEXT_MAX,
          value: text,
          onChange: ({ target }) => onType(target.value, tradeCalled(target.value)),
        }}
      />
      <datalist id={`${id}-trades`}>
        {TRADES.map((trade) => (
          <option key={trade} value={label(trade)} />
        ))}
      </datalist>
    </>
  );
}
