import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import type { Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { InputAdornment, TextInput } from '@plumbline/shared-ui/fields';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceOptions } from './PlaceOptions';
import { usePlaceList } from './use-place-list';

export type PlaceBoxProps = {
  places: PlaceLookup;
  label: string;
  text: string;
  onType: (text: string) => void;
  onPick: (place: Place) => void;
  /** Enter takes the first suggestion where none is marked; otherwise it sends the form. */
  takesFirst?: boolean;
  id?: string;
  /** As high as the fields of a form (the default), or as those of a bar of filters. */
  size?: 'medium' | 'small' | undefined;
  placeholder?: string;
  helperText?: string;
  error?: string | undefined;
  isReadOnly?: boolean;
  /** At the end of the input. */
  buttons?: ReactNode;
};

/** A text input that suggests cities and postcodes: a combobox with a list, as the ARIA practices describe it. */
export function PlaceBox(props: PlaceBoxProps) {
  const { text, label, onType, isReadOnly = false, takesFirst = false, error, helperText } = props;
  const ownId = useId();
  const listId = `${ownId}-list`;
  const optionId = (index: number) => `${ownId}-${String(index)}`;
  const list = usePlaceList({ ...props, isReadOnly, takesFirst });
  const { rows, isListed, active } = list;

  return (
    <Box sx={{ position: 'relative' }}>
      <TextInput
        {...(props.id !== undefined && { id: props.id })}
        size={props.size}
        type="text"
        label={label}
        value={text}
        placeholder={props.placeholder}
        error={error !== undefined}
        helperText={error ?? helperText}
        onChange={({ target }) => {
          list.open();
          onType(target.value);
        }}
        onBlur={list.close}
        onKeyDown={list.onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListed,
            'aria-controls': isListed ? listId : undefined,
            'aria-activedescendant': isListed && active >= 0 ? optionId(active) : undefined,
            maxLength: PLACE_MAX,
            autoComplete: 'off',
          },
          inputLabel: { shrink: true },
          input: { readOnly: isReadOnly, ...adornments(props.buttons) },
        }}
      />
      {isListed && (
        <PlaceOptions
          id={listId}
          rows={rows}
          active={active}
          idOf={optionId}
          onPick={list.pick}
          onPoint={list.mark}
        />
      )}
      <Found count={list.isAnswered ? rows.length : undefined} />
    </Box>
  );
}

function adornments(buttons: ReactNode) {
  return {
    startAdornment: (
      <InputAdornment position="start">
        <PlaceIcon fontSize="small" />
      </InputAdornment>
    ),
    endAdornment: buttons && (
      <InputAdornment position="end" sx={{ mr: -1 }}>
        {buttons}
      </InputAdornment>
    ),
  };
}

/** Tells screen readers, which do not see the list appear. */
function Found({ count }: { count: number | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {count === 0 && t('place.notFound')}
      {count !== undefined && count > 0 && t('place.found', { count })}
    </Box>
  );
}
