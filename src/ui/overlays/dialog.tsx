import { Modal, type ModalProps } from './modal.tsx';

export function Dialog(props: ModalProps) {
  return <Modal {...props} placement="centre" />;
}
